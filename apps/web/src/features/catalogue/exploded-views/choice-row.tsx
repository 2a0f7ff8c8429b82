import { useId } from 'react'
import { Row } from '../../../ui/layout/page-body.tsx'

type Props = { legend: string; options: readonly string[]; chosen: number; onChange: (n: number) => void }

/** One of two or three, side by side. */
export const ChoiceRow = ({ legend, options, chosen, onChange }: Props) => {
  const id = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Row>
        {options.map((option, n) => (
          <label key={option}>
            <input type="radio" name={id} checked={chosen === n} onChange={() => onChange(n)} /> {option}
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
