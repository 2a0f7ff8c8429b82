export const keepsCompiled: string
export const nodeFlags: readonly string[]
