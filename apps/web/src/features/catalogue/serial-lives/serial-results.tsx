import type { SerialFound } from '@sejuk/contract/catalogue/serial-lives'
import { pageTo } from '@sejuk/domain/pages'
import { serialEventWords, serialLifeWords, serialStatusWords } from '@sejuk/words/catalogue/serial-lives'
import { useState } from 'react'
import IconCopy from '#icon/Copy'
import { SerialChip, WarrantyStateChip } from '../../../entities/status/serial-status.tsx'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

export const SerialResults = ({ results }: { results: readonly SerialFound[] }) => {
  const t = useWords(serialLifeWords)
  const status = useWords(serialStatusWords)
  const event = useWords(serialEventWords)
  const dates = useDates()
  const [isOnlyUnknown, setOnlyUnknown] = useState(false)
  const known = results.filter(({ is_known }) => is_known).length
  const shown = isOnlyUnknown ? results.filter(({ is_known }) => !is_known) : results
  const asTable = () =>
    results
      .map((one) =>
        [
          one.serial_number,
          one.status ? status(one.status) : t(one.is_malformed ? 'malformed' : 'notKnown'),
          one.item_code ?? one.near ?? '',
          one.last_document ?? '',
          one.parts_until ?? '',
        ].join('\t'),
      )
      .join('\n')
  return (
    <Section
      title={t('found', { known: thousands(known), unknown: thousands(results.length - known) })}
      actions={
        <Button size="small" icon={<IconCopy size={14} />} onClick={() => void copyText(asTable())}>
          {t('copyTable')}
        </Button>
      }
    >
      <SectionBody>
        <Row>
          <CheckboxField label={t('onlyUnknown')} isOn={isOnlyUnknown} onChange={setOnlyUnknown} />
        </Row>
      </SectionBody>
      <PlainTable isStacked>
        <thead>
          <tr>
            {(['serial_number', 'status', 'item', 'last', 'date', 'document', 'warranty', 'partsUntil'] as const).map(
              (key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={one.serial_number}>
              <td data-label={t('serial_number')} data-whole>
                {one.is_known ? (
                  <Link {...pageTo('serialLife', { serial_number: one.serial_number })}>{one.serial_number}</Link>
                ) : (
                  one.serial_number
                )}
              </td>
              <td data-label={t('status')}>
                {one.status ? <SerialChip status={one.status} /> : t(one.is_malformed ? 'malformed' : 'notKnown')}
                {one.replaced_by_sn && (
                  <>
                    {' '}
                    {t('replacedBy')}{' '}
                    <Link {...pageTo('serialLife', { serial_number: one.replaced_by_sn })}>{one.replaced_by_sn}</Link>
                  </>
                )}
              </td>
              <td data-label={t('item')}>
                {one.item_code ? (
                  `(${one.item_code}) ${one.item_name ?? ''}`
                ) : one.near ? (
                  <Link {...pageTo('serialLife', { serial_number: one.near })}>
                    {t('didYouMean', { serial: one.near })}
                  </Link>
                ) : (
                  '-'
                )}
              </td>
              <td data-label={t('last')}>{one.last_event ? event(one.last_event) : '-'}</td>
              <td data-label={t('date')}>{dates.date(one.last_date)}</td>
              <td data-label={t('document')} data-whole>
                {one.last_document ?? '-'}
              </td>
              <td data-label={t('warranty')}>{one.warranty ? <WarrantyStateChip state={one.warranty} /> : '-'}</td>
              <td data-label={t('partsUntil')}>{dates.day(one.parts_until)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
