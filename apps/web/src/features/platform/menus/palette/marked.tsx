import style from './palette.module.css'

/** The text with what was typed marked in it. Digits are found however they are grouped. */
export const Marked = ({ text, typed }: { text: string; typed: string }) => {
  const words = typed.trim().split(/\s+/).filter(Boolean)
  const signs = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (signs.length === 0) return text
  const parts = text.split(new RegExp(`(${signs.join('|')})`, 'gi'))
  // Every second part is one that was found.
  return parts.map((part, n) =>
    n % 2 === 1 ? (
      <mark key={n} className={style.marked}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
