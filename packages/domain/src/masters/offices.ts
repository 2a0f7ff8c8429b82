export const radius = { least: 30, most: 1000, usual: 150 } as const

type Point = { lat: number; lng: number }

const earthInMetres = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies. */
export const metresBetween = (one: Point, other: Point) => {
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const along = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const share = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along
  return Math.round(2 * earthInMetres * Math.asin(Math.min(1, Math.sqrt(share))))
}

export const isInside = (office: Point & { radius_m: number }, at: Point) =>
  metresBetween(office, at) <= office.radius_m
