export { mailNames, type MailContext, type MailData, type MailName, type MailProps } from "./mail-data.ts"
export type { MailOverride } from "./render-override.ts"
export type { OwnMails } from "./templates.ts"
