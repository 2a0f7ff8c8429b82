import * as contract from '@sejuk/contract/platform/site-settings'
import { everydayWords } from '@sejuk/words/everyday'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { CompanySettings, InstallerSettings, LanguageSettings, ServiceTaxSettings } from './company-settings.tsx'
import { EInvoiceSettings } from './e-invoice-settings.tsx'
import { MaintenanceSettings } from './maintenance-settings.tsx'
import { OrderSettings } from './order-settings.tsx'
import { PaymentSettings } from './payment-settings.tsx'
import { ProjectSettings } from './project-settings.tsx'
import { SupervisionSettings } from './supervision-settings.tsx'
import { UploadSettings } from './upload-settings.tsx'
import style from './website-config-page.module.css'

/** What is decided for everybody, group by group. */
export const WebsiteConfigPage = () => {
  const t = useWords(siteSettingWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const gate = useGate(contract.listSettings)
  const { data, error, refetch } = useCall(contract.listSettings, {}, { enabled: gate.enabled })
  const settings = data?.data
  return (
    <>
      <PageHead title={t('configTitle')} />
      <div className={style.page}>
        {!gate.enabled && <ForbiddenState reason={say(gate.because)} />}
        {error && !settings && <FailedState error={error} onRetry={() => void refetch()} />}
        {gate.enabled && !error && !settings && <p role="status">{everyday('loading')}</p>}
        {settings && (
          <>
            <MaintenanceSettings key={`m${settings.maintenance.row_version}`} setting={settings.maintenance} />
            <div className={style.column}>
              <CompanySettings key={`c${settings.company.row_version}`} setting={settings.company} />
              <LanguageSettings key={`l${settings.language.row_version}`} setting={settings.language} />
              <InstallerSettings key={`i${settings.installers.row_version}`} setting={settings.installers} />
              <ServiceTaxSettings key={`s${settings.service_tax.row_version}`} setting={settings.service_tax} />
              <UploadSettings key={`u${settings.uploads.row_version}`} setting={settings.uploads} />
              <ProjectSettings key={`p${settings.projects.row_version}`} setting={settings.projects} />
              <SupervisionSettings key={`v${settings.supervision.row_version}`} setting={settings.supervision} />
              <EInvoiceSettings key={`e${settings.e_invoice.row_version}`} setting={settings.e_invoice} />
              <PaymentSettings key={`b${settings.payment.row_version}`} setting={settings.payment} />
              <OrderSettings key={`o${settings.orders.row_version}`} setting={settings.orders} />
            </div>
          </>
        )}
      </div>
    </>
  )
}
