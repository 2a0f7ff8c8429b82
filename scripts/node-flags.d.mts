export const thrift: readonly string[]
