export const financePages = {
  cheques: '/cheque?due_from?&due_to?&status?&is_due?',
  cheque: '/cheque/detail?code',
  chequeCalendar: '/cheque/calendar?month?',
} as const
