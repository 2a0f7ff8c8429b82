import { checkItemPhotos, checkItemTool, listItemToolRuns } from '@sejuk/contract/catalogue/item-tools'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { type ItemTool, itemTools, mostToolPhotos, pastedCodes } from '@sejuk/domain/catalogue/item-tools'
import { eFakturUoms } from '@sejuk/domain/catalogue/items'
import { itemToolWords } from '@sejuk/words/catalogue/item-tools'
import { recordWords } from '@sejuk/words/masters/records'
import { useState } from 'react'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useRefresh } from '../../../lib/api/refresh.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { PhotosField } from './photos-field.tsx'

const blanks = {
  category: { tool: 'category' as ItemTool, item_codes: [] as string[], category_code: '' },
  warranty: {
    tool: 'warranty' as ItemTool,
    item_codes: [] as string[],
    warranty_sparepart_months: '',
    warranty_compressor_months: '',
  },
  tax: { tool: 'tax' as ItemTool, item_codes: [] as string[], e_faktur_goods_code: '', e_faktur_uom_code: 'UM.0021' },
  merge: { tool: 'merge' as ItemTool, from_item_code: '', into_item_code: '' },
}
type Values = Record<string, unknown>

/** What shall be changed; sent, it is tried first. */
export const ToolPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(itemToolWords)
  const refresh = useRefresh(listItemToolRuns)
  const [tool, setTool] = useState<ItemTool>('category')
  const close = () => {
    refresh()
    onClose()
  }
  const choice = (
    <ChoiceField
      label={t('tool')}
      value={tool}
      onChange={(next) => setTool((next || 'category') as ItemTool)}
      options={itemTools.map((value) => ({ value, label: t(value) }))}
    />
  )
  if (tool === 'photos')
    return (
      <EndpointPanel
        title={t('newRun')}
        endpoint={checkItemPhotos}
        initial={{ files: [] as File[] }}
        labels={{ files: t('files') }}
        onClose={close}
      >
        {({ values, change, errorOf }) => (
          <>
            {choice}
            <PhotosField
              most={mostToolPhotos}
              files={values.files}
              error={errorOf('files')}
              onChange={(files) => change({ files })}
            />
          </>
        )}
      </EndpointPanel>
    )
  const initial: Values = blanks[tool]
  return (
    <EndpointPanel
      key={tool}
      title={t('newRun')}
      endpoint={checkItemTool as Endpoint}
      initial={initial}
      labels={Object.fromEntries(Object.keys(initial).map((field) => [field, t(field as 'tool')]))}
      onClose={close}
    >
      {(form) => (
        <>
          {choice}
          <ToolFields tool={tool} form={form} />
        </>
      )}
    </EndpointPanel>
  )
}

const ToolFields = ({ tool, form }: { tool: ItemTool; form: EndpointForm<Values> }) => {
  const t = useWords(itemToolWords)
  const none = useWords(recordWords)('choose')
  const { values, change, errorOf } = form
  const [pasted, setPasted] = useState('')
  const text = (field: Exclude<keyof typeof itemToolWords.words, 'tool'>) => ({
    label: t(field),
    value: String(values[field] ?? ''),
    error: errorOf(field),
    onChange: (value: string | undefined) => change({ [field]: value ?? '' }),
  })
  if (tool === 'merge')
    return (
      <>
        <ItemPicker {...text('from_item_code')} value={String(values.from_item_code ?? '') || undefined} />
        <ItemPicker {...text('into_item_code')} value={String(values.into_item_code ?? '') || undefined} />
      </>
    )
  return (
    <>
      <TextField
        label={t('item_codes')}
        hint={t('itemCodesHelp')}
        value={pasted}
        error={errorOf('item_codes')}
        isLong
        isRequired
        onChange={(next) => {
          setPasted(next)
          change({ item_codes: pastedCodes(next) })
        }}
      />
      {tool === 'category' && (
        <PagedSelect
          {...text('category_code')}
          value={String(values.category_code ?? '') || undefined}
          none={none}
          source={itemCategoryDropdown}
        />
      )}
      {tool === 'warranty' && (
        <>
          <NumberField {...text('warranty_sparepart_months')} />
          <NumberField {...text('warranty_compressor_months')} />
        </>
      )}
      {tool === 'tax' && (
        <>
          <TextField {...text('e_faktur_goods_code')} inputMode="numeric" most={6} />
          <ChoiceField {...text('e_faktur_uom_code')} options={eFakturUoms.map((value) => ({ value, label: value }))} />
        </>
      )}
    </>
  )
}
