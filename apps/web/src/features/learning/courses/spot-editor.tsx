import { courseWords } from '@sejuk/words/learning/courses'
import { type MouseEvent, useState } from 'react'
import { Chips } from '../../../entities/field/chips.tsx'
import { useWords } from '../../../lib/language/words.ts'
import type { OptionValues } from './course-values.ts'
import style from './spot-editor.module.css'

/** A typed percentage; what is none places nothing. */
export const percentOf = (typed: string) => {
  const n = Number(typed)
  return typed.trim() && Number.isFinite(n) ? Math.round(Math.min(100, Math.max(0, n))) : null
}

type Props = {
  options: readonly OptionValues[]
  picture: string | undefined
  onChange: (next: (options: readonly OptionValues[]) => OptionValues[]) => void
}

/** Taps on the picture place one spot after the other; the fields of each spot say the same in numbers. */
export const SpotEditor = ({ options, picture, onChange }: Props) => {
  const t = useWords(courseWords)
  const [chosen, setChosen] = useState(0)
  if (!picture) return <p>{t('picture_missing')}</p>
  const at = Math.min(chosen, options.length - 1)
  const place = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Pressed by a key it points nowhere: the fields of each spot are for those who use no pointer.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = percentOf(String((100 * (clientX - left)) / width))
    const y = percentOf(String((100 * (clientY - top)) / height))
    onChange((now) => now.map((option, n) => (n === at ? { ...option, x, y } : option)))
    setChosen((at + 1) % options.length)
  }
  return (
    <>
      <p>{t('spotHelp')}</p>
      <Chips
        label={t('spotPicture')}
        options={options.map((_, n) => ({ value: String(n), label: t('spotN', { n: n + 1 }) }))}
        chosen={[String(at)]}
        onToggle={(n) => setChosen(Number(n))}
      />
      <button type="button" className={style.picture} aria-label={t('spotPicture')} onClick={place}>
        <img src={picture} alt="" />
        {options.map(
          ({ x, y }, n) =>
            x !== null &&
            y !== null && (
              <b key={n} aria-hidden="true" data-chosen={n === at || undefined} style={{ left: `${x}%`, top: `${y}%` }}>
                {n + 1}
              </b>
            ),
        )}
      </button>
    </>
  )
}
