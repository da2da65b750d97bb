import { checkGuides } from "./driver/check-guides.ts"

checkGuides(["index", "lists", "orders"])
