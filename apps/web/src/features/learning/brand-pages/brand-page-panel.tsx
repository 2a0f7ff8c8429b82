import * as contract from '@sejuk/contract/learning/brand-pages'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { type Attachment, listPhotos } from '@sejuk/contract/platform/attachments'
import { type BrandSectionKind, brandFiles, brandSectionKinds } from '@sejuk/domain/learning/brand-pages'
import { brandPageWords } from '@sejuk/words/learning/brand-pages'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'

const blankRow = { name_default: '', name_local: '', value: '' }
const blankSection = {
  ...{ kind: 'text' as BrandSectionKind, title_default: '', title_local: '', text_default: '', text_local: '' },
  ...{ file_code: '', rows: [] as (typeof blankRow)[] },
}
type SectionValues = typeof blankSection

const valuesOf = (found?: contract.BrandPage) => ({
  brand_code: found?.brand_code ?? '',
  title_default: found?.title_default ?? '',
  title_local: found?.title_local ?? '',
  intro_default: found?.intro_default ?? '',
  intro_local: found?.intro_local ?? '',
  order_no: String(found?.order_no ?? 1),
  is_published: found?.is_published ?? false,
  sections: (found?.sections ?? []).map(
    ({ file: _file, ...section }): SectionValues => ({ ...section, file_code: section.file_code ?? '' }),
  ),
})
type Values = ReturnType<typeof valuesOf>

/** The page of one brand: texts, tables, pictures, films and papers, in an order. */
export const BrandPagePanel = ({ found, onClose }: { found?: contract.BrandPage; onClose: () => void }) => {
  const t = useWords(brandPageWords)
  const initial = valuesOf(found)
  const place = { module_name: brandFiles.module, module_code: found?.brand_code ?? '' }
  const files = useCall(listPhotos, place, { enabled: found !== undefined })
  const labels = Object.fromEntries((Object.keys(initial) as (keyof Values)[]).map((field) => [field, t(field)]))
  const uploaded = () => void files.refetch()
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.brand_code}
      endpoint={
        (found ? contract.modifyBrandPage : contract.createBrandPage) as
          | typeof contract.modifyBrandPage
          | typeof contract.createBrandPage
      }
      initial={initial}
      fixed={found && { row_version: found.row_version }}
      labels={labels as Record<keyof Values, string>}
      draft={`brand-page/${found?.brand_code ?? 'create'}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {!found && (
            <PagedSelect
              label={t('brand_code')}
              source={brandDropdown}
              value={values.brand_code || undefined}
              onChange={(code) => change({ brand_code: code ?? '' })}
              error={errorOf('brand_code')}
            />
          )}
          {(['title_default', 'title_local'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field)}
              value={values[field]}
              onChange={(next) => change({ [field]: next })}
              error={errorOf(field)}
              most={150}
              isRequired
            />
          ))}
          {(['intro_default', 'intro_local'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field)}
              value={values[field]}
              onChange={(next) => change({ [field]: next })}
              error={errorOf(field)}
              most={1000}
              isLong
            />
          ))}
          <NumberField
            label={t('order_no')}
            value={values.order_no}
            onChange={(order_no) => change({ order_no })}
            error={errorOf('order_no')}
          />
          <CheckboxField
            label={t('is_published')}
            isOn={values.is_published}
            onChange={(is_published) => change({ is_published })}
          />
          {found ? (
            <>
              <Uploader {...place} label={t('photo')} alias={brandFiles.photo} kind="photo" onDone={uploaded} />
              <Uploader {...place} label={t('video')} alias={brandFiles.video} kind="video" onDone={uploaded} />
              <Uploader {...place} label={t('file')} alias={brandFiles.file} kind="file" onDone={uploaded} />
            </>
          ) : (
            <p>{t('filesAfter')}</p>
          )}
          <FieldGroup>
            <FieldLegend>{t('sections')}</FieldLegend>
            <LineFields
              name={t('section')}
              lines={values.sections}
              blank={blankSection}
              least={0}
              error={errorOf('sections')}
              addLabel={t('addSection')}
              onChange={(next) => change((now: Values) => ({ sections: next(now.sections) }))}
            >
              {(section, n, put) => (
                <SectionFields
                  section={section}
                  put={put}
                  errorOf={(field) => errorOf(`sections.${n}.${field}`)}
                  files={files.data?.data ?? []}
                />
              )}
            </LineFields>
          </FieldGroup>
        </>
      )}
    </EndpointPanel>
  )
}

type Props = {
  section: SectionValues
  put: (part: Partial<SectionValues>) => void
  errorOf: (field: string) => string | undefined
  files: readonly Attachment[]
}
const SectionFields = ({ section, put, errorOf, files }: Props) => {
  const t = useWords(brandPageWords)
  const { kind } = section
  const ofKind = files.filter((file) => file.kind === (kind === 'file' ? 'file' : kind))
  return (
    <>
      <ChoiceField
        label={t('kind')}
        options={brandSectionKinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={(next) => put({ kind: next as BrandSectionKind, file_code: '' })}
      />
      {(['title_default', 'title_local'] as const).map((field) => (
        <TextField
          key={field}
          label={t(field)}
          value={section[field]}
          onChange={(next) => put({ [field]: next })}
          error={errorOf(field)}
          most={150}
        />
      ))}
      {kind === 'text' &&
        (['text_default', 'text_local'] as const).map((field) => (
          <TextField
            key={field}
            label={t(field)}
            value={section[field]}
            onChange={(next) => put({ [field]: next })}
            error={errorOf(field)}
            most={5000}
            isLong
          />
        ))}
      {(kind === 'photo' || kind === 'video' || kind === 'file') && (
        <ChoiceField
          label={t('file_code')}
          options={[
            { value: '', label: t('chooseFile') },
            ...ofKind.map((file) => ({
              value: file.photo_code ?? file.video_code ?? file.file_code ?? '',
              label: file.original_file_name,
            })),
          ]}
          value={section.file_code}
          onChange={(file_code) => put({ file_code })}
          error={errorOf('file_code')}
        />
      )}
      {kind === 'table' && (
        <LineFields
          name={t('rows')}
          lines={section.rows}
          blank={blankRow}
          least={0}
          error={errorOf('rows')}
          addLabel={t('addRow')}
          onChange={(next) => put({ rows: next(section.rows) })}
        >
          {(row, _n, change) =>
            (['name_default', 'name_local', 'value'] as const).map((field) => (
              <TextField
                key={field}
                label={t(field)}
                value={row[field]}
                onChange={(next) => change({ [field]: next })}
                most={200}
              />
            ))
          }
        </LineFields>
      )}
    </>
  )
}
