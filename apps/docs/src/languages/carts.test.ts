import { checkLanguages } from "./check-languages.ts"

checkLanguages("carts")
