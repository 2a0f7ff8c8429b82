import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { platformOfflinePages as offlinePages } from './offline-pages.ts'

const myAccount = () => import('./accounts/my-account-page.tsx').then((page) => page.MyAccountPage)
const redirectFromMsg = () =>
  import('./message-links/redirect-from-msg-page.tsx').then((page) => page.RedirectFromMsgPage)
const signposts = () => import('./status-pages/status-pages.tsx')
const roles = () => import('./roles/roles-page.tsx').then((page) => page.RolesPage)
const role = () => import('./roles/role-page.tsx').then((page) => page.RolePage)
const people = () => import('./roles/users-page.tsx').then((page) => page.UsersPage)
const menus = () => import('./roles/menus/menus-page.tsx').then((page) => page.MenusPage)
const why = () => import('./roles/explain/explain-page.tsx').then((page) => page.WhyPage)
const notifications = () => import('./notifications/notifications-page.tsx').then((page) => page.NotificationsPage)
const languages = () => import('./languages/languages-page.tsx').then((page) => page.LanguagesPage)
const missingWords = () => import('./languages/missing-words-page.tsx').then((page) => page.MissingWordsPage)
const messageTemplates = () =>
  import('./message-templates/message-templates-page.tsx').then((page) => page.MessageTemplatesPage)
const outbox = () => import('./outbox/outbox-page.tsx').then((page) => page.OutboxPage)
const securityLog = () => import('./security-events/security-log-page.tsx').then((page) => page.SecurityLogPage)
const websiteConfig = () => import('./site-settings/website-config-page.tsx').then((page) => page.WebsiteConfigPage)
const websiteEmails = () => import('./site-settings/website-emails-page.tsx').then((page) => page.WebsiteEmailsPage)
const bookmarkShortcuts = () =>
  import('./shortcuts/bookmark-shortcuts-page.tsx').then((page) => page.BookmarkShortcutsPage)
const desktopShortcut = () => import('./shortcuts/desktop-shortcut-page.tsx').then((page) => page.DesktopShortcutPage)
const downloads = () => import('./downloads/downloads-page.tsx').then((page) => page.DownloadsPage)
const imports = () => import('./imports/imports-page.tsx').then((page) => page.ImportsPage)
const gallery = () => import('./gallery/gallery-page.tsx').then((page) => page.GalleryPage)
const photo = () => import('./attachments/photo-page.tsx').then((page) => page.PhotoPage)
const hitApi = () => import('./development-tools/hit-api-page.tsx').then((page) => page.HitApiPage)
const downloadWecom = () => import('./wecom/download-wecom-page.tsx').then((page) => page.DownloadWecomPage)

export const platformRoutes: readonly PageRoute[] = [
  { path: '/', layout: 'desk', isOpen: true, load: offlinePages['/'] },
  { path: '/my-account', layout: 'desk', isOpen: true, load: myAccount },
  { path: '/redirect-from-msg', layout: 'public', load: redirectFromMsg },
  { path: '/notifications', layout: 'desk', isOpen: true, load: notifications },
  { path: '/quick-access/bookmark-shortcut', layout: 'desk', load: bookmarkShortcuts },
  { path: '/quick-access/desktop-shortcut', layout: 'desk', load: desktopShortcut },
  { path: '/download_data_store', layout: 'desk', isOpen: true, load: downloads },
  { path: '/import_data_store', layout: 'desk', isOpen: true, load: imports },
  { path: '/photo', layout: 'bare', isOpen: true, load: photo },
  { path: '/configuration/multi-language', layout: 'desk', load: languages },
  { path: '/configuration/multi-language/missing', layout: 'desk', load: missingWords },
  { path: '/configuration/message-template', layout: 'desk', load: messageTemplates },
  { path: '/configuration/outbox', layout: 'desk', load: outbox },
  { path: '/configuration/security-log', layout: 'desk', load: securityLog },
  { path: '/website-config', layout: 'desk', load: websiteConfig },
  { path: '/website-email', layout: 'desk', load: websiteEmails },
  { path: '/notauthorized', layout: 'public', load: () => signposts().then((page) => page.NotAuthorizedPage) },
  { path: '/forbidden', layout: 'public', load: () => signposts().then((page) => page.ForbiddenPage) },
  { path: '/under-construction', layout: 'public', load: () => signposts().then((page) => page.UnderConstructionPage) },
  {
    path: '/under-construction-mobile',
    layout: 'public',
    load: () => signposts().then((page) => page.UnderConstructionPage),
  },
  { path: '/development-tools/hit-api', layout: 'desk', load: hitApi },
  { path: '/download-wecom', layout: 'public', load: downloadWecom },
  { path: '/configuration/role-and-permission', layout: 'desk', load: roles },
  { path: '/configuration/role-and-permission/role/$role_code', layout: 'desk', load: role },
  { path: '/configuration/role-and-permission/people', layout: 'desk', load: people },
  { path: '/configuration/role-and-permission/menus', layout: 'desk', load: menus },
  { path: '/configuration/role-and-permission/why', layout: 'desk', load: why },
  ...(import.meta.env.DEV ? [{ path: '/gallery', layout: 'bare', isOpen: true, load: gallery } as const] : []),
]
