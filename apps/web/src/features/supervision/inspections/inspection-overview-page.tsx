import type { Data } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/supervision/inspections'
import { pageTo } from '@sejuk/domain/pages'
import { inspectionCategories } from '@sejuk/domain/supervision/inspection'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import type { ReactNode } from 'react'
import { download } from '../../../lib/files/save-file.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { Problems } from './inspection-problems.tsx'
import { PhotoWall } from './photo-wall.tsx'
import { Trend } from './trend.tsx'

/** Results by category and zone, and the problems with what became of them. */
export const InspectionOverviewPage = () => {
  const t = useWords(inspectionWords)
  const { code = '' }: { code?: string } = useSearch()
  const crumb = <Link {...pageTo('supervision', { code })}>{code}</Link>
  return (
    <LoadedRecord
      endpoint={contract.getInspection}
      input={{ supervision_code: code }}
      title={t('overview')}
      crumb={crumb}
    >
      {(data) => <Overview code={code} data={data} crumb={crumb} />}
    </LoadedRecord>
  )
}

type Props = { code: string; data: Data<typeof contract.getInspection>; crumb: ReactNode }

const Overview = ({ code, data, crumb }: Props) => {
  const t = useWords(inspectionWords)
  const language = useLanguage()
  const mayReport = useGate(contract.inspectionReport)
  const zones = [
    ...new Set(data.points.flatMap(({ answers }) => (answers[0] ? [answers[0].zone ?? ''] : []))),
  ].toSorted()
  const shareOf = (category: string, zone: string) => {
    const own = data.points.filter(
      (point) => point.category === category && point.result && (point.answers[0]?.zone ?? '') === zone,
    )
    const judged = own.filter(({ result }) => result !== 'NA')
    if (judged.length === 0) return '-'
    return `${Math.round((100 * judged.filter(({ result }) => result === 'Pass').length) / judged.length)}%`
  }
  return (
    <>
      <PageHead title={t('overview')} sub={data.project_name} crumb={crumb}>
        <Row>
          <Link {...pageTo('inspection', { code })}>{t('open')}</Link>
          {mayReport.enabled && (
            <Button onClick={() => void download(contract.inspectionReport, { supervision_code: code, language })}>
              {t('downloadReport')}
            </Button>
          )}
        </Row>
      </PageHead>
      <PageBody>
        <Section
          title={t('matrix')}
          sub={t('answeredOf', { n: data.points.filter(({ result }) => result).length, all: data.points.length })}
        >
          {zones.length === 0 && <SectionText>-</SectionText>}
          {zones.length > 0 && (
            <PlainTable>
              <thead>
                <tr>
                  <th>{t('category')}</th>
                  {zones.map((zone) => (
                    <th key={zone} data-number>
                      {zone || t('noZone')}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {inspectionCategories.map((category) => (
                  <tr key={category}>
                    <td>{t(category)}</td>
                    {zones.map((zone) => (
                      <td key={zone} data-number>
                        {shareOf(category, zone)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          )}
        </Section>
        <Trend points={data.points} />
        <Problems problems={data.problems} supervision_code={code} mayAct={data.may_inspect === null} />
        <PhotoWall supervision_code={code} />
      </PageBody>
    </>
  )
}
