import { checkLanguages } from "./check-languages.ts"

checkLanguages("orders")
