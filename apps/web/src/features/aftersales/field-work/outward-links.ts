import { nationalPhone } from '@sejuk/domain/values/phone'

/** Out of our pages into the phone's own: they work whatever the network does. */
export const phoneLink = (phone: string) => `tel:+62${nationalPhone(phone)}`

export type Place = { pin_lat: number | null; pin_lng: number | null; customer_address: string; area_name: string }

/** `geo:` opens whatever map the phone has, with its own offline maps. */
export const directionsLink = ({ pin_lat, pin_lng, customer_address, area_name }: Place) => {
  const words = encodeURIComponent([customer_address, area_name].filter(Boolean).join(', '))
  if (pin_lat === null || pin_lng === null) return words ? `geo:0,0?q=${words}` : undefined
  return `geo:${pin_lat},${pin_lng}?q=${pin_lat},${pin_lng}`
}
