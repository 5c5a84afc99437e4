import { spawnSync } from 'node:child_process'
import { imageFeatures } from '../../../packages/core/src/index.ts'
import type { SeenPicture } from './seen.ts'

/** The usual recipes, by scikit-learn: HSV histograms with oriented gradients for kinds, HSV histograms alone for groups. */
const RECIPES = `
import json, sys
from sklearn.cluster import KMeans
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
asked = json.load(sys.stdin)
if "groups" in asked:
    print(json.dumps({"k-means": KMeans(asked["groups"], n_init=10, random_state=1).fit_predict(asked["seen"]).tolist()}))
else:
    recipes = {
        "logistic regression": make_pipeline(StandardScaler(), LogisticRegression(max_iter=300, C=0.05, class_weight="balanced")),
        "random forest": RandomForestClassifier(300, random_state=1, class_weight="balanced"),
    }
    print(json.dumps({name: one.fit(asked["fit"], asked["kinds"]).predict(asked["seen"]).tolist() for name, one in recipes.items()}))
`

function byRecipe(asked: unknown): Readonly<Record<string, readonly (string | number)[]>> {
  const { stdout, stderr, status } = spawnSync('/usr/bin/python3', ['-c', RECIPES], {
    input: JSON.stringify(asked),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`The baselines need python3-sklearn: ${stderr}`)
  return JSON.parse(stdout)
}

const coloursAndEdges = ({ pixels }: SeenPicture): readonly number[] => {
  const { colours, gradients } = imageFeatures(pixels)
  return [...colours, ...gradients].map((value) => Number(value.toFixed(4)))
}
const coloursOf = ({ pixels }: SeenPicture): readonly number[] => [...imageFeatures(pixels).colours]

/** What each recipe takes each picture for, after the same examples. */
export const kindsByRecipe = (fit: readonly SeenPicture[], seen: readonly SeenPicture[]) =>
  byRecipe({ fit: fit.map(coloursAndEdges), kinds: fit.map(({ kind }) => kind), seen: seen.map(coloursAndEdges) })

/** A group's number of each picture. */
export const groupsByRecipe = (seen: readonly SeenPicture[], groups: number): readonly (string | number)[] =>
  byRecipe({ groups, seen: seen.map(coloursOf) })['k-means'] ?? []
