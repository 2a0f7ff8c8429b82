import IconSearch from '#icon/Search'
import style from './search-line.module.css'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Narrows what is below it while somebody types. */
export const SearchLine = ({ label, value, onChange }: Props) => (
  <label className={style.line}>
    <IconSearch size={16} aria-hidden="true" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </label>
)
