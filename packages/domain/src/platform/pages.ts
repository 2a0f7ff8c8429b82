/**
 * `$name` stands for one segment of the path. After the question mark: what the address carries, `name?` where it may be
 * left out.
 */
export const platformPages = {
  home: '/',
  myAccount: '/my-account',
  messageLink: '/redirect-from-msg',
  notifications: '/notifications',
  bookmarkShortcuts: '/quick-access/bookmark-shortcut',
  desktopShortcut: '/quick-access/desktop-shortcut',
  downloads: '/download_data_store?job_id?',
  imports: '/import_data_store?job_id?',
  photo: '/photo?module_name?&module_code?',
  languages: '/configuration/multi-language',
  missingWords: '/configuration/multi-language/missing',
  messageTemplates: '/configuration/message-template',
  outbox: '/configuration/outbox?status?',
  securityLog: '/configuration/security-log?kind?&person?',
  websiteConfig: '/website-config',
  websiteEmails: '/website-email',
  notAuthorized: '/notauthorized?message?',
  forbidden: '/forbidden',
  underConstruction: '/under-construction',
  underConstructionMobile: '/under-construction-mobile',
  roles: '/configuration/role-and-permission',
  role: '/configuration/role-and-permission/role/$role_code',
  roleUsers: '/configuration/role-and-permission/people?usercode?',
  roleMenus: '/configuration/role-and-permission/menus',
  permissionReasons: '/configuration/role-and-permission/why?usercode?',
  gallery: '/gallery',
  hitApi: '/development-tools/hit-api',
  downloadWecom: '/download-wecom',
} as const

/** Pages outside the app, loaded before the user is known. */
export const entryPages = {
  signIn: '/signin',
  loginWithCode: '/login?code',
} as const
