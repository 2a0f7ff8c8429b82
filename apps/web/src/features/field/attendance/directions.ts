/** Opens whatever map the phone has, with its own offline maps. */
export const directionsTo = ({ lat, lng }: { lat: number; lng: number }) => `geo:${lat},${lng}?q=${lat},${lng}`
