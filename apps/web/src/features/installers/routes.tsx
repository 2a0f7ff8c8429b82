import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { installersOfflinePages as offlinePages } from './offline-pages.ts'

const bonusTickets = () => import('./bonus-tickets/bonus-tickets-page.tsx').then((page) => page.BonusTicketsPage)
const bonusTicketDetail = () =>
  import('./bonus-tickets/bonus-ticket-detail-page.tsx').then((page) => page.BonusTicketDetailPage)
const myStatement = () => import('./bonus-tickets/my-statement-page.tsx').then((page) => page.MyStatementPage)
const myBonusTicketDetail = () =>
  import('./bonus-tickets/my-bonus-ticket-detail-page.tsx').then((page) => page.MyBonusTicketDetailPage)
const bonusRules = () => import('./bonus-rules/bonus-rules-page.tsx').then((page) => page.BonusRulesPage)
const settlements = () => import('./settlements/settlements-page.tsx').then((page) => page.SettlementsPage)
const settlementForm = () => import('./settlements/settlement-form-page.tsx')
const settlementDetail = () =>
  import('./settlements/settlement-detail-page.tsx').then((page) => page.SettlementDetailPage)
const installers = () => import('./installers/installers-page.tsx').then((page) => page.InstallersPage)
const installerDetail = () => import('./installers/installer-detail-page.tsx').then((page) => page.InstallerDetailPage)
const partnerLogin = () => import('./partners/partner-login-page.tsx').then((page) => page.PartnerLoginPage)
const register = () => import('./partners/register-page.tsx').then((page) => page.RegisterPage)
const approvalResult = () => import('./partners/approval-result-page.tsx').then((page) => page.ApprovalResultPage)
const correctIdentity = () => import('./partners/correct-identity-page.tsx').then((page) => page.CorrectIdentityPage)
const correctBank = () => import('./partners/correct-bank-page.tsx').then((page) => page.CorrectBankPage)
const privacyPolicy = () => import('./partners/privacy-policy-page.tsx').then((page) => page.PrivacyPolicyPage)
const errorPreview = () => import('./partners/error-preview-page.tsx').then((page) => page.ErrorPreviewPage)
const ownInformation = () => import('./partners/own-information-page.tsx').then((page) => page.OwnInformationPage)

export const installersRoutes: readonly PageRoute[] = [
  { path: '/installation-bonus-list', layout: 'desk', load: bonusTickets },
  {
    path: '/installation-bonus/detail',
    layout: 'desk',
    isOpen: true,
    needs: 'Installation-Bonus-List-Search',
    load: bonusTicketDetail,
  },
  { path: '/bonus-rule-list', layout: 'desk', load: bonusRules },
  { path: '/financial-settlement', layout: 'desk', load: settlements },
  {
    path: '/financial-settlement/create',
    layout: 'desk',
    load: () => settlementForm().then((page) => page.CreateSettlementPage),
  },
  {
    path: '/financial-settlement/modify',
    layout: 'desk',
    load: () => settlementForm().then((page) => page.ModifySettlementPage),
  },
  { path: '/financial-settlement/detail', layout: 'desk', load: settlementDetail },
  { path: '/dashboard-partner', layout: 'phone', load: offlinePages['/dashboard-partner'] },
  { path: '/apply-installation-bonus', layout: 'phone', load: offlinePages['/apply-installation-bonus'] },
  { path: '/my-installation-bonus-list', layout: 'desk', load: offlinePages['/my-installation-bonus-list'] },
  { path: '/my-installation-bonus-list/statement', layout: 'phone', load: myStatement },
  {
    path: '/my-installation-bonus-detail',
    layout: 'phone',
    isOpen: true,
    needs: 'My-Installation-Bonus-Search',
    load: myBonusTicketDetail,
  },
  { path: '/personal-installer-list', layout: 'desk', load: installers },
  { path: '/$module/personal-installer-detail', layout: 'desk', load: installerDetail },
  { path: '/partner/login', layout: 'public', load: partnerLogin },
  { path: '/partner/register', layout: 'public', load: register },
  { path: '/partner/register/approval-result', layout: 'bare', isOpen: true, load: approvalResult },
  { path: '/partner/register/identity-information', layout: 'bare', isOpen: true, load: correctIdentity },
  { path: '/partner/register/bank-information', layout: 'bare', isOpen: true, load: correctBank },
  { path: '/partner/privacy-policy', layout: 'public', load: privacyPolicy },
  { path: '/partner/error-preview', layout: 'public', load: errorPreview },
  { path: '/identity-bank-information', layout: 'phone', load: ownInformation },
]
