import { deliveryChoices, getSupervision } from '@sejuk/contract/supervision/supervisions'
import * as contract from '@sejuk/contract/supervision/warranty-cards'
import { pageTo } from '@sejuk/domain/pages'
import { templateLanguages } from '@sejuk/domain/supervision/letters'
import { supervisionFiles, warrantyBases } from '@sejuk/domain/supervision/supervision-statuses'
import { colourOfDate, mostCardRemark, warrantyCard } from '@sejuk/domain/supervision/warranty-cards'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { useId, useState } from 'react'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { CardChip } from '../../../entities/status/supervision-status.tsx'
import { toQuery } from '../../../lib/api/query-string.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { type EndpointForm, useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'
import { CardContent } from './card-content.tsx'
import { SignByCode } from './sign-by-code.tsx'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

const valuesOf = ({ header, items }: contract.WarrantyCardDetail) => ({
  remark: header.remark ?? '',
  templateLanguage: header.templateLanguage,
  receiverOfWarrantyCard: header.receiverOfWarrantyCard,
  issueManager: header.issueManager,
  jobTitleOfIssueManager: header.jobTitleOfIssueManager,
  deliveryOrderList: header.deliveryOrderList,
  installationProblems: header.installationProblems ?? '',
  designProblems: header.designProblems ?? '',
  serial_remark: header.serial_remark ?? '',
  warranty_basis: header.warranty_basis,
  contract_clause: header.contract_clause ?? '',
  items: items.map((item) => ({
    ...{ item_model: item.item_model, serial_number: item.serial_number, reason: item.reason ?? '' },
    warranty_end_date_sparepart: item.warranty_end_date_sparepart,
    warranty_end_date_compressor: item.warranty_end_date_compressor,
  })),
})
type Values = ReturnType<typeof valuesOf>

/** The card of a supervision: written from what has arrived, approved by somebody else, issued, signed. */
export const WarrantyCardPage = () => {
  const t = useWords(warrantyCardWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getWarrantyCard} input={{ supervision_code: code }} title={t('page')}>
      {(data) => <Card key={`${data.card_key}/${data.card?.row_version ?? 0}`} found={data} />}
    </LoadedRecord>
  )
}

const Card = ({ found }: { found: contract.WarrantyCardDetail }) => {
  const t = useWords(warrantyCardWords)
  const say = useSay()
  const id = useId()
  const maySave = useGate(contract.saveWarrantyCard)
  const maySign = useGate(contract.signByCode)
  const refresh = useRefresh(contract.getWarrantyCard, contract.listWarrantyCards, getSupervision)
  const [isShown, setShown] = useState(false)
  const { supervision_code, card } = found
  const initial = valuesOf(found)
  const isDraft = !card || card.status === 'Document_Draft'
  const fixed = {
    supervision_code,
    ...(card ? { card_key: card.card_key, row_version: card.row_version } : {}),
  }
  const form = useEndpointForm<typeof contract.saveWarrantyCard, Values>({
    endpoint: contract.saveWarrantyCard,
    initial,
    fixed,
    draft: `warranty-card/${supervision_code}`,
    onDone: refresh,
  })
  const labels = Object.fromEntries(Object.keys(initial).map((field) => [field, t(field as 'items')])) as Record<
    keyof Values,
    string
  >
  return (
    <>
      <PageHead
        title={found.project_name}
        crumb={
          <>
            <Link {...pageTo('supervision', { code: supervision_code })}>{supervision_code}</Link>
            <span>/ {t('page')}</span>
          </>
        }
        sub={
          <Row as="span">
            {card ? `${card.card_code} v${card.version}` : t('page')}
            {card && <CardChip status={card.status} />}
          </Row>
        }
      >
        <Row>
          {card && <Button onClick={() => setShown(true)}>{t('paper')}</Button>}
          {isDraft && maySave.enabled && (
            <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
              {t('saveDraft')}
            </Button>
          )}
        </Row>
      </PageHead>
      <PageBody>
        {card && (
          <RecordActions
            workflow={warrantyCard}
            endpoints={contract.actOnWarrantyCard}
            keyField="card_key"
            row={card}
            nameOf={(row) => row.card_code}
            label={(name) => t(name)}
            forms={{
              approve:
                card.differing > 0
                  ? [{ field: 'sees_difference', label: t('seesDifference', { n: card.differing }), kind: 'tick' }]
                  : [],
              extend: [
                { field: 'months', label: t('months'), kind: 'number', isRequired: true },
                { field: 'contract_clause', label: t('contract_clause'), kind: 'text', most: 200, isRequired: true },
              ],
            }}
            refreshes={[contract.getWarrantyCard, contract.listWarrantyCards, getSupervision]}
          />
        )}
        {found.reject_reason && isDraft && <Note tone="bad">{t('rejected', { reason: found.reject_reason })}</Note>}
        {!isDraft && <Note>{t('fixed')}</Note>}
        {found.void_reason && <Note tone="bad">{t('voidedBecause', { reason: found.void_reason })}</Note>}
        {found.unsound.map((one) => (
          <Note key={one.serial_number}>{t('unsound', { serial: one.serial_number, reason: say(one.because) })}</Note>
        ))}
        {found.missing.length > 0 && <Note>{t('missing', { list: found.missing.join(', ') })}</Note>}
        {found.extra.length > 0 && <Note>{t('extra', { list: found.extra.join(', ') })}</Note>}
        {isDraft ? (
          <EndpointFormBody id={id} form={form}>
            <Column>
              <HeaderFields form={form} />
              <ItemFields form={form} />
            </Column>
          </EndpointFormBody>
        ) : (
          <CardContent found={found} />
        )}
        {card?.status === 'Warranty_Card_Issued' && maySign.enabled && (
          <SignByCode card={card} signers={found.signers} />
        )}
        {card?.status === 'Warranty_Card_Issued' && (
          <Section title={t('signedCopy')}>
            <SectionBody>
              <Uploader
                label={t('signedCopy')}
                module_name={supervisionFiles.module}
                module_code={supervision_code}
                alias={supervisionFiles.signedCard}
                kind="file"
              />
            </SectionBody>
          </Section>
        )}
      </PageBody>
      <ConflictDialog form={form} base={initial} labels={labels} version={card?.row_version ?? 0} />
      {isShown && card && (
        <PhotoPreview
          photos={[
            {
              ...{ name: `${card.card_code}.pdf`, kind: 'pdf' as const },
              url: `${contract.warrantyCardPaper.path}${toQuery({ card_key: card.card_key })}`,
            },
          ]}
          start={0}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}

type Form = EndpointForm<Values>
const HeaderFields = ({ form }: { form: Form }) => {
  const t = useWords(warrantyCardWords)
  const { values, change, errorOf } = form
  type Text = Exclude<keyof Values, 'items' | 'deliveryOrderList'>
  const text = (field: Text) => ({
    label: t(field),
    value: values[field],
    error: errorOf(field),
    onChange: (value: string) => change({ [field]: value }),
  })
  return (
    <Section title={t('header')}>
      <SectionBody>
        <FieldGrid>
          <TextField {...text('receiverOfWarrantyCard')} most={150} isRequired />
          <TextField {...text('issueManager')} most={150} isRequired />
          <TextField {...text('jobTitleOfIssueManager')} most={150} isRequired />
          <ChoiceField
            {...text('templateLanguage')}
            options={templateLanguages.map((value) => ({ value, label: t(value) }))}
          />
          <ChoiceField
            {...text('warranty_basis')}
            options={warrantyBases.map((value) => ({ value, label: t(value) }))}
          />
          {values.warranty_basis === 'based_on_sales_contract' && (
            <TextField {...text('contract_clause')} most={200} isRequired />
          )}
          <PagedMultiSelect
            label={t('deliveryOrderList')}
            none={t('noDelivery')}
            source={deliveryChoices}
            value={values.deliveryOrderList}
            error={errorOf('deliveryOrderList')}
            onChange={(deliveryOrderList) => change({ deliveryOrderList })}
          />
          <TextField {...text('remark')} most={mostCardRemark} isLong />
          <TextField {...text('installationProblems')} most={2000} isLong />
          <TextField {...text('designProblems')} most={2000} isLong />
          <TextField {...text('serial_remark')} most={500} />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

const blankItem = {
  item_model: { value: '', label: '', item_name: '' },
  ...{ serial_number: '', reason: '', warranty_end_date_sparepart: '', warranty_end_date_compressor: '' },
}
const ItemFields = ({ form }: { form: Form }) => {
  const t = useWords(warrantyCardWords)
  const dates = useDates()
  const dated = (day: string) => (day ? dates.day(day) : t('byPolicy'))
  const { values, change, errorOf } = form
  return (
    <Section title={t('items')} sub={values.items.length}>
      <SectionBody>
        <LineFields
          name={t('items')}
          lines={values.items}
          blank={blankItem}
          error={errorOf('items')}
          onChange={(next) => change((now) => ({ items: next(now.items) }))}
        >
          {(line, n, put) => (
            <FieldGrid>
              <ItemPicker
                label={t('model')}
                value={line.item_model.value || undefined}
                error={errorOf(`items.${n}.item_model.value`)}
                onChange={(value = '', item) =>
                  put({ item_model: { value, label: value, item_name: item?.item_name ?? value } })
                }
              />
              <TextField
                label={t('serial')}
                value={line.serial_number}
                most={60}
                isRequired
                error={errorOf(`items.${n}.serial_number`)}
                onChange={(serial_number) => put({ serial_number })}
              />
              <TextField
                label={t('unitReason')}
                value={line.reason}
                most={300}
                error={errorOf(`items.${n}.reason`)}
                onChange={(reason) => put({ reason })}
              />
              {values.warranty_basis === 'based_on_warranty_policy' && (
                <Facts
                  facts={[
                    [t('sparepartUntil'), dated(line.warranty_end_date_sparepart)],
                    [t('compressorUntil'), dated(line.warranty_end_date_compressor)],
                  ]}
                />
              )}
              {values.warranty_basis === 'based_on_sales_contract' && (
                <>
                  <Dated colour={line.warranty_end_date_sparepart}>
                    <DateField
                      label={t('sparepartUntil')}
                      value={line.warranty_end_date_sparepart}
                      isRequired
                      error={errorOf(`items.${n}.warranty_end_date_sparepart`)}
                      onChange={(warranty_end_date_sparepart) => put({ warranty_end_date_sparepart })}
                    />
                  </Dated>
                  <Dated colour={line.warranty_end_date_compressor}>
                    <DateField
                      label={t('compressorUntil')}
                      value={line.warranty_end_date_compressor}
                      isRequired
                      error={errorOf(`items.${n}.warranty_end_date_compressor`)}
                      onChange={(warranty_end_date_compressor) => put({ warranty_end_date_compressor })}
                    />
                  </Dated>
                </>
              )}
            </FieldGrid>
          )}
        </LineFields>
      </SectionBody>
    </Section>
  )
}

/** Equal dates have equal colours. */
const Dated = ({ colour, children }: { colour: string; children: React.ReactNode }) => (
  <div
    style={{ borderInlineStart: `8px solid ${colour ? colourOfDate(colour) : 'transparent'}`, paddingInlineStart: 8 }}
  >
    {children}
  </div>
)
