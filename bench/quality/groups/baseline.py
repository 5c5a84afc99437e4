"""The best of 24 usual recipes of scikit-learn on sets of texts, the number of groups given.

Usage: baseline.py FILE: a list of sets {name, documents: [{label, text}]} as JSON; prints a table, and the best as JSON last.
Weights: sublinear TF-IDF (with stop words, without them and min_df 2) and BM25; spaces: as it is, latent of 2k, 50, 100;
groups: KMeans (n_init 10), NMF, Ward, spectral over nearest neighbours.
"""
import json
import sys
import warnings

import numpy as np
from sklearn.cluster import AgglomerativeClustering, KMeans, SpectralClustering
from sklearn.decomposition import NMF, TruncatedSVD
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer
from sklearn.metrics import normalized_mutual_info_score
from sklearn.preprocessing import normalize

warnings.filterwarnings("ignore")


def bm25(texts, k1=1.2, b=0.75):
    counts = CountVectorizer(stop_words="english", min_df=2, max_df=0.5).fit_transform(texts).tocsr().astype(float)
    lengths = np.asarray(counts.sum(axis=1)).ravel()
    rows = np.repeat(np.arange(counts.shape[0]), np.diff(counts.indptr))
    seen = np.bincount(counts.indices, minlength=counts.shape[1])
    idf = np.log(1 + (counts.shape[0] - seen + 0.5) / (seen + 0.5))
    norm = k1 * (1 - b + b * lengths[rows] / max(1.0, lengths.mean()))
    counts.data = counts.data * (k1 + 1) / (counts.data + norm) * idf[counts.indices]
    return normalize(counts)


def recipes(texts, k):
    weights = {
        "tfidf, all words": TfidfVectorizer(sublinear_tf=True).fit_transform(texts),
        "tfidf, stop words": TfidfVectorizer(sublinear_tf=True, stop_words="english", min_df=2, max_df=0.5).fit_transform(texts),
        "bm25": bm25(texts),
    }

    def latent(name, size):
        size = min(size, min(weights[name].shape) - 1)
        return normalize(TruncatedSVD(size, random_state=0).fit_transform(weights[name]))

    def means(rows):
        return KMeans(k, n_init=10, random_state=0).fit_predict(rows)

    for name in weights:
        yield f"{name}, k-means", lambda: means(weights[name])
        for label, size in (("2k", 2 * k), ("50", 50), ("100", 100)):
            yield f"{name}, latent {label}, k-means", lambda: means(latent(name, size))
    for name in ("tfidf, stop words", "bm25"):
        yield f"{name}, NMF", lambda: NMF(k, init="nndsvda", random_state=0, max_iter=400).fit_transform(weights[name]).argmax(axis=1)
        for label, size in (("2k", 2 * k), ("50", 50)):
            yield f"{name}, latent {label}, Ward", lambda: AgglomerativeClustering(k).fit_predict(latent(name, size))
        for near in (10, 20, 40):
            yield f"{name}, latent 50, spectral {near}", lambda: SpectralClustering(
                k, affinity="nearest_neighbors", n_neighbors=near, random_state=0
            ).fit_predict(latent(name, 50))


def main():
    best = {}
    for one in json.load(open(sys.argv[1])):
        labels = [document["label"] for document in one["documents"]]
        texts = [document["text"] for document in one["documents"]]
        scores = {
            recipe: normalized_mutual_info_score(labels, groups()) for recipe, groups in recipes(texts, len(set(labels)))
        }
        name = max(scores, key=scores.get)
        best[one["name"]] = {"recipe": name, "nmi": scores[name]}
        print(f"{one['name']}: {len(labels)} texts, {len(set(labels))} groups, best of {len(scores)}: {name}")
        for recipe, score in sorted(scores.items(), key=lambda pair: -pair[1]):
            print(f"  {score:.3f}  {recipe}")
    print(json.dumps(best))


main()
