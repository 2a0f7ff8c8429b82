export const deliverySearchKinds = ['deliveries'] as const
