import * as contract from '@sejuk/contract/catalogue/parts-lists'
import type { Data, Envelope } from '@sejuk/contract/endpoint'
import { pageTo } from '@sejuk/domain/pages'
import { bomTypeWords, partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { useState } from 'react'
import { UnitFields } from '../../../entities/catalogue/unit-fields.tsx'
import { call } from '../../../lib/api/call.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { blankLine, type LineValues, lineValues } from './form-values.ts'
import { LineFields } from './line-fields.tsx'

type List = Data<typeof contract.getPartsList>
type NewValues = { item_code: string; bom_type: string; lines: LineValues[] }

const useOpened = () => {
  const navigate = useNavigate()
  return (bom_code: string) => void navigate({ ...pageTo('partsList', { bom_code }), ignoreBlocker: true })
}
const codeIn = (answer: Envelope | undefined) => (answer?.data as { bom_code?: string } | undefined)?.bom_code

export const AddPartsListPage = () => {
  const t = useWords(partsListWords)
  const gate = useGate(contract.addPartsList)
  const open = useOpened()
  const initial: NewValues = { item_code: '', bom_type: '', lines: [blankLine([])] }
  if (!gate.enabled) return <RefusedPage title={t('add')} gate={gate} />
  return (
    <EndpointPage
      title={t('add')}
      crumb={<Link {...pageTo('partsLists')}>{t('title')}</Link>}
      endpoint={contract.addPartsList}
      initial={initial}
      labels={{ item_code: t('item_code'), bom_type: t('bom_type'), lines: t('lines') }}
      draft="parts-list/create"
      onDone={(answer) => open(codeIn(answer) ?? '')}
    >
      {(form) => (
        <>
          <Section title={t('item_code')}>
            <SectionBody>
              <FieldGrid>
                <UnitFields values={form.values} errorOf={form.errorOf} onChange={form.change} />
                <CopyFrom onCopied={(lines) => form.change({ lines })} />
              </FieldGrid>
            </SectionBody>
          </Section>
          <Section title={t('lines')} sub={t('lineCount', { n: form.values.lines.length })}>
            <SectionBody>
              <LineFields
                lines={form.values.lines}
                errorOf={form.errorOf}
                onChange={(lines) => form.change({ lines })}
              />
            </SectionBody>
          </Section>
        </>
      )}
    </EndpointPage>
  )
}

/** The lines of another model, to begin with. */
const CopyFrom = ({ onCopied }: { onCopied: (lines: LineValues[]) => void }) => {
  const t = useWords(partsListWords)
  const { copy_from }: { copy_from?: string } = useSearch()
  const [chosen, setChosen] = useState(copy_from)
  const [copied, setCopied] = useState<{ n: number; code: string }>()
  const copy = async (bom_code: string | undefined) => {
    setChosen(bom_code)
    if (!bom_code) return
    try {
      const { data } = await call(contract.getPartsList, { bom_code })
      onCopied(data.lines.map(lineValues))
      setCopied({ n: data.lines.length, code: `${data.item_code}` })
    } catch (error) {
      showError(error as Error)
    }
  }
  return (
    <div>
      <PagedSelect
        label={t('copyFrom')}
        none={t('chooseList')}
        source={contract.partsListDropdown}
        value={chosen}
        onChange={(code) => void copy(code)}
      />
      {copied && <Note tone="good">{t('copied', copied)}</Note>}
    </div>
  )
}

export const EditPartsListPage = () => {
  const t = useWords(partsListWords)
  const { bom_code = '' }: { bom_code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getPartsList}
      gatedBy={contract.updatePartsList}
      input={{ bom_code }}
      title={t('edit')}
    >
      {(list) => <EditForm key={list.row_version} list={list} />}
    </LoadedRecord>
  )
}

const EditForm = ({ list }: { list: List }) => {
  const t = useWords(partsListWords)
  const types = useWords(bomTypeWords)
  const open = useOpened()
  const { bom_code, row_version } = list
  const initial: { lines: LineValues[] } = { lines: list.lines.map(lineValues) }
  return (
    <EndpointPage
      title={`${list.item_code}, ${types(list.bom_type)}`}
      sub={list.item_name}
      crumb={<Link {...pageTo('partsList', { bom_code })}>{t('one')}</Link>}
      endpoint={contract.updatePartsList}
      initial={initial}
      fixed={{ bom_code, row_version }}
      labels={{ lines: t('lines') }}
      draft={`parts-list/${bom_code}`}
      onDone={() => open(bom_code)}
    >
      {(form) => (
        <Section title={t('lines')} sub={t('lineCount', { n: form.values.lines.length })}>
          <SectionBody>
            <LineFields lines={form.values.lines} errorOf={form.errorOf} onChange={(lines) => form.change({ lines })} />
          </SectionBody>
        </Section>
      )}
    </EndpointPage>
  )
}
