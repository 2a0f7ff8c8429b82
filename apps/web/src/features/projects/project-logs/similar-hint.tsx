import { findSimilarProjects } from '@sejuk/contract/projects/project-logs'
import { projectWords } from '@sejuk/words/projects/projects'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import type { ProjectValues } from './form-values.ts'
import { useDistance } from '../../../entities/projects/use-distance.ts'

const isDegrees = (text: string) => /^-?\d{1,3}(\.\d{1,15})?$/.test(text)

/** Who may have logged the same building already. */
export const SimilarHint = ({ values, except }: { values: ProjectValues; except: string }) => {
  const t = useWords(projectWords)
  const distance = useDistance()
  const hasPin = isDegrees(values.lat) && isDegrees(values.lng)
  const { project_name, owner_name, province_code } = values
  const place = hasPin ? { lat: values.lat, lng: values.lng } : { lat: '', lng: '' }
  const asked = { project_name, owner_name, province_code, except, ...place }
  const settled = JSON.parse(useDebounced(JSON.stringify(asked), 400)) as typeof asked
  const isAsking = settled.project_name.trim().length > 2
  const found = useCall(findSimilarProjects, settled, { enabled: isAsking, keepPrevious: true })
  const similar = isAsking ? (found.data?.data ?? []) : []
  if (similar.length === 0) return null
  return (
    <Section title={similar.length === 1 ? t('hintOne') : t('hintMany', { n: similar.length })} role="status">
      <SectionText>{t('hintText')}</SectionText>
      <RowList>
        {similar.map(({ log_code, dept_name, distance_m }) => (
          <li key={log_code}>
            <span>
              <b>{log_code}</b> {dept_name}
            </span>
            <span>{distance(distance_m)}</span>
          </li>
        ))}
      </RowList>
    </Section>
  )
}
