import { checkLanguages } from "./check-languages.ts"

checkLanguages("settings")
