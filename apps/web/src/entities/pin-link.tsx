import IconMapPin from '#icon/MapPin'
import { slab } from '../ui/slab.tsx'

type Props = { lat: number | null; lng: number | null; none: string }

/** Where something stands, opened in the map of whoever looks. */
export const PinLink = ({ lat, lng, none }: Props) =>
  lat === null || lng === null ? (
    none
  ) : (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
      target="_blank"
      rel="noreferrer"
      className={slab.row}
    >
      <IconMapPin size={16} aria-hidden="true" />
      {lat}, {lng}
    </a>
  )
