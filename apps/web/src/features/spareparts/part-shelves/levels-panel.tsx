import { type ShelfPart, setShelfLevels } from '@sejuk/contract/spareparts/part-shelves'
import { partShelfWords } from '@sejuk/words/spareparts/part-shelves'
import { useWords } from '../../../lib/language/words.ts'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup } from '../../../ui/form/field-grid.tsx'

const mostLines = 50
type Props = { asc_code: string; parts: readonly ShelfPart[]; onClose: () => void }

const isOpen = (part: ShelfPart) =>
  part.set_user_name === null || part.min !== part.suggested_min || part.max !== part.suggested_max

/** The suggestions, each to be accepted or changed; what nobody has decided stands first. */
export const LevelsPanel = ({ asc_code, parts, onClose }: Props) => {
  const t = useWords(partShelfWords)
  const shown = parts.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one))).slice(0, mostLines)
  const lines = shown.map(({ item_code, suggested_min, suggested_max }) => ({
    ...{ item_code, min: String(suggested_min), max: String(suggested_max) },
  }))
  const nameOf = new Map(shown.map(({ item_code, item_name }) => [item_code, `${item_code} ${item_name}`]))
  return (
    <EndpointPanel
      title={t('levelsTitle')}
      sub={t('levelsSub')}
      endpoint={setShelfLevels}
      initial={{ lines }}
      fixed={{ asc_code }}
      labels={{ lines: t('parts') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {values.lines.map((line, n) => (
            <FieldGroup key={line.item_code}>
              {(['min', 'max'] as const).map((field) => (
                <NumberField
                  key={field}
                  label={t(field, { part: nameOf.get(line.item_code) ?? line.item_code })}
                  value={line[field]}
                  onChange={(next) =>
                    change((now) => ({
                      lines: now.lines.map((one, at) => (at === n ? { ...one, [field]: next } : one)),
                    }))
                  }
                  error={errorOf(`lines.${n}.${field}`)}
                />
              ))}
            </FieldGroup>
          ))}
          {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
        </>
      )}
    </EndpointPanel>
  )
}
