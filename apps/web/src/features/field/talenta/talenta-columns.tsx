import { getTalentaColumns, glanceTalenta, saveTalentaColumns } from '@sejuk/contract/field/talenta'
import { guessColumns, neededFields, type TalentaColumns as Titles, talentaFields } from '@sejuk/domain/field/talenta'
import { talentaWords } from '@sejuk/words/field/talenta'
import { type ReactNode, useEffect, useState } from 'react'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

type Props = { file: File | undefined; onChanged: () => void; children: (isSaved: boolean) => ReactNode }

const shortTitles = (cells: readonly string[]) => cells.filter(Boolean).join(', ').slice(0, 80)

/** What each column of the file holds: chosen from the titles of the file, or typed without one; saved for everybody. */
export const TalentaColumns = ({ file, onChanged, children }: Props) => {
  const t = useWords(talentaWords)
  const gate = useGate(getTalentaColumns)
  const found = useCall(getTalentaColumns, {}, { enabled: gate.enabled })
  const save = useSend(saveTalentaColumns)
  const { mutate: glance, data: glanced } = useSend(glanceTalenta)
  const [line, setLine] = useState<number>()
  const [typed, setTyped] = useState<Partial<Titles>>({})
  useEffect(() => {
    if (file) glance({ file })
  }, [file, glance])
  const stored = found.data?.data
  if (!stored) return <RecordGuard gate={gate} found={found} />
  const rows = glanced?.data.rows ?? []
  const header = rows.find((row) => row.line === (line ?? glanced?.data.line))
  const guessed = header && guessColumns(header.cells, stored)
  const values = { ...stored, ...guessed, ...typed }
  const isNeeded = (field: string) => neededFields.some((one) => one === field)
  const isSaved = talentaFields.every((field) => values[field] === stored[field])
  const isWhole = neededFields.every((field) => values[field])
  const put = (field: keyof Titles) => (text: string) => setTyped((now) => ({ ...now, [field]: text }))
  const store = () =>
    save.mutate(values, {
      onSuccess: () => {
        setTyped({})
        onChanged()
      },
    })
  return (
    <Section title={t('columns')}>
      <SectionText>{t(header ? 'fromFile' : 'columnsText')}</SectionText>
      <SectionBody>
        {header && (
          <ChoiceField
            label={t('header')}
            options={rows.map(({ line: at, cells }) => ({
              value: String(at),
              label: t('headerRow', { n: at, titles: shortTitles(cells) }),
            }))}
            value={String(header.line)}
            onChange={(next) => {
              setLine(Number(next))
              setTyped({})
            }}
          />
        )}
        <FieldGrid>
          {talentaFields.map((field) =>
            header ? (
              <ChoiceField
                key={field}
                label={t(field)}
                options={[
                  { value: '', label: t('noColumn') },
                  ...[...new Set(header.cells.filter(Boolean))].map((title) => ({ value: title, label: title })),
                ]}
                value={values[field]}
                onChange={put(field)}
                isRequired={isNeeded(field)}
              />
            ) : (
              <TextField
                key={field}
                label={t(field)}
                hint={isNeeded(field) ? undefined : t('emptyColumn')}
                value={values[field]}
                most={100}
                isRequired={isNeeded(field)}
                onChange={put(field)}
              />
            ),
          )}
        </FieldGrid>
        {file && !isSaved && <Note role="alert">{t('notSaved')}</Note>}
        <Row>
          <Button disabled={isSaved || !isWhole} isBusy={save.isPending} onClick={store}>
            {t('saveColumns')}
          </Button>
          {children(isSaved)}
        </Row>
      </SectionBody>
    </Section>
  )
}
