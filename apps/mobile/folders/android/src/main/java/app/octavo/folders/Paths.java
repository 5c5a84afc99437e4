package app.octavo.folders;

/** Paths below a tree: names joined by `/`, empty for the tree itself. */
final class Paths {

    private Paths() {}

    static String parent(String path) {
        int cut = path.lastIndexOf('/');
        return cut < 0 ? "" : path.substring(0, cut);
    }

    static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    static String join(String folder, String name) {
        return folder.isEmpty() ? name : folder + "/" + name;
    }

    /** Refuses what is no path below a tree. */
    static void check(String path) throws FolderException {
        for (String part : path.split("/", -1)) {
            if (part.isEmpty() || part.equals(".") || part.equals("..")) throw new FolderException("bad_path", "This is no path below the folder.");
        }
    }
}
