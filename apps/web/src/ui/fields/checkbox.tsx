import { useEffect, useRef } from 'react'
import style from './checkbox.module.css'

type Props = {
  label: string
  isOn: boolean
  isSome?: boolean
  isLocked?: boolean
  onChange: (isOn: boolean) => void
}

/** The browser's own box in our clothes: light enough for every row of a table. */
export const Checkbox = ({ label, isOn, isSome = false, isLocked, onChange }: Props) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isOn
  }, [isSome, isOn])
  return (
    <label className={style.target}>
      <input
        ref={box}
        type="checkbox"
        className={style.box}
        aria-label={label}
        checked={isOn}
        disabled={isLocked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
