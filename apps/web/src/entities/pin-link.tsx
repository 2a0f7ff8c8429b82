import IconMapPin from '#icon/MapPin'

type Props = { lat: number | null; lng: number | null; none: string }

/** A location, opened in the user's map app. */
export const PinLink = ({ lat, lng, none }: Props) =>
  lat === null || lng === null ? (
    none
  ) : (
    <a href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`} target="_blank" rel="noreferrer">
      <IconMapPin size={14} aria-hidden="true" /> {lat}, {lng}
    </a>
  )
