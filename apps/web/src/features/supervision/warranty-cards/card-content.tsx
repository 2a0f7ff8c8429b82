import type { WarrantyCardDetail } from '@sejuk/contract/supervision/warranty-cards'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Column } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import style from './card-content.module.css'

/** A card that is with the manager or beyond: nothing of it is typed any more. */
export const CardContent = ({ found }: { found: WarrantyCardDetail }) => {
  const t = useWords(warrantyCardWords)
  const dates = useDates()
  const { header, items, card } = found
  const shown = (day: string, colour: string, policy: string | null) => (
    <>
      <span className={style.day} style={{ background: colour }}>
        {dates.day(day)}
      </span>
      {policy && policy !== day && <small>{t('policySays', { day: dates.day(policy) })}</small>}
    </>
  )
  const signed =
    card?.signed_date &&
    [card.signed_by, card.sign_method && t(card.sign_method), dates.dateTime(card.signed_date)]
      .filter(Boolean)
      .join(', ')
  return (
    <Column>
      <Section title={t('header')}>
        <Facts
          facts={[
            [t('receiverOfWarrantyCard'), header.receiverOfWarrantyCard],
            [t('issueManager'), header.issueManager],
            [t('jobTitleOfIssueManager'), header.jobTitleOfIssueManager],
            [t('templateLanguage'), header.templateLanguage === 'English' ? t('English') : t('Local Language')],
            [t('start'), dates.day(found.start_date)],
            [t('warranty_basis'), t(header.warranty_basis)],
            [t('contract_clause'), header.contract_clause],
            [t('signedBy'), signed],
            [t('deliveryOrderList'), header.deliveryOrderList.join(', '), { wide: 3 }],
            [t('installationProblems'), header.installationProblems, { wide: 3 }],
            [t('designProblems'), header.designProblems, { wide: 3 }],
            [t('serial_remark'), header.serial_remark, { wide: 3 }],
            [t('remark'), header.remark, { wide: 3 }],
          ]}
        />
      </Section>
      <Section title={t('items')} sub={items.length}>
        <LineTable
          rows={items}
          keyOf={(item) => item.id}
          columns={[
            [t('no'), (item) => item.id, 'number'],
            [t('model'), (item) => item.item_model.item_name],
            [
              t('serial'),
              (item) => (
                <>
                  {item.serial_number}
                  {item.reason && <small> {item.reason}</small>}
                </>
              ),
            ],
            [
              t('sparepartUntil'),
              (item) => shown(item.warranty_end_date_sparepart, item.colour_sparepart, item.policy_end_sparepart),
            ],
            [
              t('compressorUntil'),
              (item) => shown(item.warranty_end_date_compressor, item.colour_compressor, item.policy_end_compressor),
            ],
          ]}
        />
      </Section>
    </Column>
  )
}
