import style from './field-form.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onToggle: (value: Value) => void
}

/** A few large buttons of which one or several are on. */
export const Chips = <Value extends string>({ label, options, chosen, onToggle }: Props<Value>) => (
  <fieldset className={style.chips} aria-label={label} style={{ border: 0, margin: 0, padding: 0 }}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={style.chip}
        aria-pressed={chosen.includes(option.value)}
        onClick={() => onToggle(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)

/** A few figures side by side. */
export const Figures = ({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) => (
  <dl className={style.figures}>
    {figures.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
