import { measuredKinds } from './measure.ts'
import { measuredRecipes } from './recipes.ts'
import { measuredStyles } from './styles.ts'

/** The tables of the part `report` of real pictures: kinds, the usual recipes after the same examples, groups by style. */
export const measuredPictures = async () => [
  await measuredKinds('report'),
  await measuredRecipes('report'),
  await measuredStyles('report'),
]
