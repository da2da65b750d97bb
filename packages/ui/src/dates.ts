export { Calendar, type CalendarProps } from "./dates/calendar.tsx"
