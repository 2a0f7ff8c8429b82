import { useState } from 'react'
import IconAirConditioning from '#icon/AirConditioning'
import style from './mobile-orders.module.css'

/** Its photo; a sign in its place where it has none, or none can be read without a network. */
export const ItemPhoto = ({ path }: { path: string | null | undefined }) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={style.photo}>
      {path && path !== failed ? (
        <img src={path} alt="" loading="lazy" onError={() => setFailed(path)} />
      ) : (
        <IconAirConditioning size={26} aria-hidden="true" />
      )}
    </span>
  )
}
