export const supervisionSearchKinds = ['supervisions'] as const
