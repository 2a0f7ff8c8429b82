import { areaMenus, forRoles, page, staffRoles } from '../menu-pages.ts'

export const learningMenus = areaMenus(
  {
    learning: [
      page(163, '/learning/apps', 'Learning', 'Pembelajaran', 'school', 'both'),
      page(164, '/course-list', 'Course List', 'Daftar Kursus', 'books', 'desktop'),
      page(165, '/student-list', 'Student List', 'Daftar Peserta', 'users-group', 'desktop'),
      page(166, '/brand-introduce', 'Brand Introduction', 'Pengenalan Merek', 'info-circle', 'both'),
      page(167, '/lottery/lottery', 'Lottery', 'Undian', 'gift', 'both'),
      page(168, '/lottery/staff', 'Lottery Staff', 'Staf Undian', 'users-group', 'desktop'),
      page(169, '/lottery/result', 'Lottery Result', 'Hasil Undian', 'trophy', 'both'),
    ],
  },
  forRoles(
    [...staffRoles, 'Technician', 'Keyperson', 'Partner-Sales-Installer', 'Partner-Common-Installer'],
    ['/learning/apps', '/brand-introduce'],
  ),
  forRoles(['After-Sales-Department', 'HR'], ['/course-list', '/student-list']),
  {
    HR: ['/lottery/lottery', '/lottery/staff', '/lottery/result'],
    Customer: ['/brand-introduce'],
  },
)
