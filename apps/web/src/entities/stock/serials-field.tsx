import { pastedSerials } from '@sejuk/domain/catalogue/serial-numbers'
import { lineWords } from '@sejuk/words/lines'
import { useWords } from '../../lib/language/words.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

type Props = {
  label: string
  serials: readonly string[]
  onChange: (serials: string[]) => void
  error: string | undefined
}

/** One in each line; what is being typed stays as it is typed. */
export const SerialsField = ({ label, serials, onChange, error }: Props) => (
  <TextField
    label={label}
    hint={useWords(lineWords)('serialsHelp')}
    value={serials.join('\n')}
    onChange={(text) => onChange(text.endsWith('\n') ? [...pastedSerials(text), ''] : pastedSerials(text))}
    error={error}
    isLong
  />
)
