import { LanguageSwitch } from '../../../ui/layout/language-switch.tsx'
import { SchemeSwitch } from '../../../ui/layout/scheme-switch.tsx'
import style from './gallery.module.css'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryParts } from './gallery-parts.tsx'
import { GalleryPickers } from './gallery-pickers.tsx'
import { GalleryTables } from './gallery-tables.tsx'

/** Every shared part in its states, for whoever builds with them. It is in no build for others, so its samples are not translated. */
export const GalleryPage = () => (
  <main className={style.gallery}>
    <div className={style.head}>
      <h1>Gallery</h1>
      <LanguageSwitch size="short" />
      <SchemeSwitch />
    </div>
    <GalleryFields />
    <GalleryPickers />
    <GalleryTables />
    <GalleryParts />
  </main>
)
