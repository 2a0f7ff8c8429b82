import { saveExplodedView } from '@sejuk/contract/catalogue/exploded-views'
import { pageTo } from '@sejuk/domain/pages'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { useId } from 'react'
import { UnitFields } from '../../../entities/catalogue/unit-fields.tsx'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'
import style from './editor.module.css'

type Values = { item_code: string; bom_type: string; file: File | undefined }

/** A unit, a type and a picture: then there is something to draw on. */
export const BeginView = ({ item_code, bom_type }: { item_code: string; bom_type: string }) => {
  const t = useWords(explodedViewWords)
  const id = useId()
  const navigate = useNavigate()
  const form = useEndpointForm<typeof saveExplodedView, Values>({
    endpoint: saveExplodedView,
    initial: { item_code, bom_type, file: undefined },
    onDone: () =>
      void navigate({
        ...pageTo('maintainExplodedView', { item_code: form.values.item_code, bom_type: form.values.bom_type }),
        replace: true,
        ignoreBlocker: true,
      }),
  })
  return (
    <>
      <PageHead title={t('drawNew')} crumb={<Link {...pageTo('explodedViews')}>{t('title')}</Link>}>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {t('start')}
        </Button>
      </PageHead>
      <PageBody>
        <Section title={t('begin')}>
          <SectionBody>
            <EndpointFormBody id={id} form={form}>
              <div className={style.begin}>
                <p>{t('beginHelp')}</p>
                <FieldGrid>
                  <UnitFields values={form.values} errorOf={form.errorOf} onChange={form.change} />
                </FieldGrid>
                <FileDrop
                  label={t('choosePicture')}
                  accept=".png,.jpg,.jpeg,.webp"
                  file={form.values.file}
                  error={form.errorOf('file')}
                  onChange={(file) => form.change({ file })}
                />
              </div>
            </EndpointFormBody>
          </SectionBody>
        </Section>
      </PageBody>
    </>
  )
}
