import { cut } from '@sejuk/domain/values/text'
import { Tooltip } from '../feedback/tooltip.tsx'

/** The first 20 characters of a name or 50 of a description; the full text is a tooltip and announced. */
export const TruncatedText = ({ text, most = 20 }: { text: string; most?: 20 | 50 }) => {
  const beginning = cut(text, most)
  if (beginning === text) return text
  return (
    <Tooltip text={text}>
      {(about) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keys reads the whole too.
        <span tabIndex={0} {...about}>
          {beginning}
        </span>
      )}
    </Tooltip>
  )
}
