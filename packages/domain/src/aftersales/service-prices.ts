/** What a way costs: up to so many kilometres, there and back. */
export type TransportBand = { up_to_km: number; amount: number }
