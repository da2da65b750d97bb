import "#catalog"

export { t } from "./texts.ts"
