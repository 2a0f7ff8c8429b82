import { useId } from 'react'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import radio from '../../../ui/fields/radio.module.css'
import style from './verdict-cards.module.css'

type Card = { value: string; title: string; text: string; key?: string; tag?: string }
type Props = {
  label: string
  error: string | undefined
  cards: readonly Card[]
  value: string
  onChange: (value: string) => void
}

/** One of a few sentences, none chosen beforehand; a card with a key says which. */
export const VerdictCards = ({ label, error, cards, value, onChange }: Props) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} isGroup>
      <div role="radiogroup" aria-labelledby={id} className={style.cards}>
        {cards.map((card) => (
          <label key={card.value}>
            <input
              type="radio"
              className={radio.dot}
              name={id}
              checked={card.value === value}
              aria-keyshortcuts={card.key}
              onChange={() => onChange(card.value)}
            />
            <span>
              <b>{card.title}</b> {card.tag && <small className={style.tag}>{card.tag}</small>}
              <br />
              {card.text}
            </span>
            {card.key && (
              <i className={style.key} aria-hidden="true">
                {card.key}
              </i>
            )}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
