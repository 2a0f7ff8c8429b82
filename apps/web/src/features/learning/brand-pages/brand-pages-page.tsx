import * as contract from '@sejuk/contract/learning/brand-pages'
import { pageTo } from '@sejuk/domain/pages'
import { brandPageWords } from '@sejuk/words/learning/brand-pages'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import learning from '../my-courses/learning.module.css'
import style from './brand-pages.module.css'

const BrandPagePanel = lazyPart(() => import('./brand-page-panel.tsx').then((panel) => panel.BrandPagePanel))

/** What is said about the brands we sell: shown on a phone as well as at a desk. */
export const BrandPagesPage = () => {
  const t = useWords(brandPageWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const { brand }: { brand?: string } = useSearch()
  const found = useCall(contract.getBrandPages, {})
  const mayWrite = useGate(contract.modifyBrandPage)
  const [open, setOpen] = useState<'create' | 'edit'>()
  const pages = found.data?.data
  const page = pages?.find(({ brand_code }) => brand_code === brand) ?? pages?.[0]
  const isNarrow = useNarrow()
  const writing = mayWrite.enabled && (
    <>
      {page && <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>}
      <Button onClick={() => setOpen('create')}>{t('create')}</Button>
    </>
  )
  return (
    <>
      <PageHead title={t('title')}>{!isNarrow && writing}</PageHead>
      <PageBody>
        {!pages && !found.error && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {pages?.length === 0 && <SectionText>{t('nothing')}</SectionText>}
        {pages && pages.length > 0 && (
          <div className={learning.tabs} role="tablist" aria-label={t('brands')}>
            {pages.map((one) => (
              <button
                key={one.brand_code}
                type="button"
                role="tab"
                aria-selected={one === page}
                onClick={() => void navigate(pageTo('brandPages', { brand: one.brand_code }))}
              >
                {one[`title_${language}`]}
              </button>
            ))}
          </div>
        )}
        {page && <Shown page={page} />}
        {isNarrow && writing && <Row>{writing}</Row>}
      </PageBody>
      {open === 'create' && <BrandPagePanel onClose={() => setOpen(undefined)} />}
      {open === 'edit' && page && (
        <BrandPagePanel key={page.row_version} found={page} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

const Shown = ({ page }: { page: contract.BrandPage }) => {
  const t = useWords(brandPageWords)
  const language = useLanguage()
  return (
    <>
      <div className={style.intro}>
        <h2>{page[`title_${language}`]}</h2>
        {!page.is_published && <StatusChip tone="neutral">{t('hidden')}</StatusChip>}
        <p>{page[`intro_${language}`]}</p>
      </div>
      {page.sections.map((section, n) => {
        const { kind, file, rows } = section
        const title = section[`title_${language}`]
        return (
          <Section key={n} title={title || undefined} aria-label={title || `${t('section')} ${n + 1}`}>
            {kind === 'text' && (
              <SectionBody>
                <div className={learning.article}>{section[`text_${language}`]}</div>
              </SectionBody>
            )}
            {kind === 'table' && <Facts facts={rows.map((row) => [row[`name_${language}`], row.value] as const)} />}
            {kind === 'photo' && file && <img src={file.url} alt={title} className={style.photo} />}
            {kind === 'video' && file && (
              // biome-ignore lint/a11y/useMediaCaption: what the company uploads has no captions of ours
              <video
                src={file.url}
                controls
                playsInline
                preload="metadata"
                className={learning.video}
                aria-label={title}
              />
            )}
            {kind === 'file' && file && (
              <SectionBody>
                <Row>
                  <a href={file.url} download={file.name}>
                    {t('download', { name: file.name })}
                  </a>
                </Row>
              </SectionBody>
            )}
          </Section>
        )
      })}
    </>
  )
}
