import { lineWords } from '@sejuk/words/lines'
import type { ReactNode } from 'react'
import IconX from '#icon/X'
import { useWords } from '../../lib/language/words.ts'
import { Button, IconButton } from '../actions/button.tsx'
import { FieldError, FieldGroup } from './field-grid.tsx'

type Props<Line> = {
  /** What the lines are, such as items: line 2 of it is read as its name and 2. */
  name: string
  lines: readonly Line[]
  blank: Line
  least?: number
  error: string | undefined
  addLabel?: string
  /** Takes a function, so that what arrives late changes the lines as they stand then. */
  onChange: (next: (lines: readonly Line[]) => Line[]) => void
  children: (line: Line, n: number, put: (part: Partial<Line>) => void) => ReactNode
}

/** Lines of a form: each with its fields, one more, one less. */
export const LineFields = <Line extends object>({
  name,
  lines,
  blank,
  least = 1,
  error,
  addLabel,
  onChange,
  children,
}: Props<Line>) => {
  const t = useWords(lineWords)
  return (
    <>
      {lines.map((line, n) => (
        <FieldGroup key={n} isFramed aria-label={`${name} ${n + 1}`}>
          {children(line, n, (part) => onChange((now) => now.map((one, at) => (at === n ? { ...one, ...part } : one))))}
          {lines.length > least && (
            <IconButton
              label={t('removeLine', { n: n + 1 })}
              onClick={() => onChange((now) => now.filter((_, at) => at !== n))}
            >
              <IconX size={16} />
            </IconButton>
          )}
        </FieldGroup>
      ))}
      {error && <FieldError>{error}</FieldError>}
      <Button size="small" onClick={() => onChange((now) => [...now, blank])}>
        {addLabel ?? t('addLine')}
      </Button>
    </>
  )
}
