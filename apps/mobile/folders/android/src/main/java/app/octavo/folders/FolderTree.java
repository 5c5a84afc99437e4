package app.octavo.folders;

import android.content.ContentResolver;
import android.content.Intent;
import android.content.UriPermission;
import android.database.Cursor;
import android.net.Uri;
import android.os.Build;
import android.os.SystemClock;
import android.provider.DocumentsContract;
import android.provider.DocumentsContract.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One tree of documents that a person opened to the app, path by path below its root. Documents have ids, not paths: a
 * path is found by listing one folder after the other. A provider may give another name than was asked for, or
 * change a name that is taken: whatever a step brought is looked at, and taken back where it is not what was wanted.
 */
final class FolderTree {

    private static final int KEEP = Intent.FLAG_GRANT_READ_URI_PERMISSION | Intent.FLAG_GRANT_WRITE_URI_PERMISSION;

    private static final String[] COLUMNS = {
        Document.COLUMN_DOCUMENT_ID,
        Document.COLUMN_DISPLAY_NAME,
        Document.COLUMN_MIME_TYPE,
        Document.COLUMN_SIZE,
        Document.COLUMN_LAST_MODIFIED,
        Document.COLUMN_FLAGS,
    };

    /** The provider of the device's own storage and cards. */
    private static final String ON_THIS_DEVICE = "com.android.externalstorage.documents";

    /** That nothing has a name is believed of a listing for so long; a move that meets something there is taken back. */
    private static final long FRESH_MS = 1000;

    /** A file or folder as it was listed. */
    static final class Entry {

        final String id;
        final String name;
        final boolean isFolder;
        final long sizeBytes;
        final long modifiedAtMs;
        final boolean isAway;
        final boolean canMove;

        private Entry(Cursor row) {
            id = row.getString(0);
            name = row.getString(1);
            isFolder = Document.MIME_TYPE_DIR.equals(row.getString(2));
            sizeBytes = row.isNull(3) ? 0 : row.getLong(3);
            modifiedAtMs = row.isNull(4) ? 0 : row.getLong(4);
            int flags = row.getInt(5);
            isAway = (flags & (Document.FLAG_VIRTUAL_DOCUMENT | partial())) != 0;
            canMove = (flags & Document.FLAG_SUPPORTS_MOVE) != 0;
        }

        private static int partial() {
            return Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q ? Document.FLAG_PARTIAL : 0;
        }
    }

    private static final class Listing {

        final Map<String, Entry> byName = new HashMap<>();
        final List<Entry> all = new ArrayList<>();
        final long readAtMs = SystemClock.elapsedRealtime();

        void add(Entry entry) {
            all.add(entry);
            byName.put(entry.name, entry);
        }
    }

    private final ContentResolver resolver;
    private final Uri tree;
    private final Map<String, Listing> listings = new HashMap<>();

    FolderTree(ContentResolver resolver, Uri tree) {
        this.resolver = resolver;
        this.tree = tree;
    }

    /** Makes a grant of the picker last; it has to be called while the picker's own one holds. */
    static void keep(ContentResolver resolver, Uri tree) throws FolderException {
        try {
            resolver.takePersistableUriPermission(tree, KEEP);
        } catch (SecurityException error) {
            throw new FolderException("permission_denied", "The folder can't be kept open.", error);
        }
    }

    boolean isGranted() {
        for (UriPermission permission : resolver.getPersistedUriPermissions()) {
            if (permission.getUri().equals(tree) && permission.isReadPermission() && permission.isWritePermission()) return true;
        }
        return false;
    }

    String name() throws FolderException {
        Entry root = document(rootId());
        return root == null ? "" : root.name;
    }

    /** What lies in a folder, read anew; null when no folder is there. */
    List<Entry> list(String path) throws FolderException {
        String id = folderId(path);
        return id == null ? null : read(path, id).all;
    }

    /** What lies at a path now; null when nothing does. */
    Entry look(String path) throws FolderException {
        Paths.check(path);
        Listing known = listings.get(Paths.parent(path));
        Entry before = known == null ? null : known.byName.get(Paths.name(path));
        if (before != null) {
            Entry now = document(before.id);
            if (now != null && now.name.equals(before.name)) return now;
        } else if (known != null && SystemClock.elapsedRealtime() - known.readAtMs < FRESH_MS) {
            return null;
        }
        String id = folderId(Paths.parent(path));
        return id == null ? null : read(Paths.parent(path), id).byName.get(Paths.name(path));
    }

    /** Makes one folder in a folder that is there; nothing happens when it is there already. */
    void makeFolder(String path) throws FolderException {
        Entry before = look(path);
        if (before != null && before.isFolder) return;
        if (before != null) throw new FolderException("not_a_folder", "A file is where a folder is needed.");
        Uri parent = uriOf(neededFolder(Paths.parent(path)));
        Uri made = attempt(() -> DocumentsContract.createDocument(resolver, parent, Document.MIME_TYPE_DIR, Paths.name(path)));
        listings.remove(Paths.parent(path));
        Entry entry = made == null ? null : document(DocumentsContract.getDocumentId(made));
        if (entry != null && entry.name.equals(Paths.name(path))) return;
        if (entry != null) attempt(() -> DocumentsContract.deleteDocument(resolver, made));
        throw new FolderException("io_error", "The folder could not be made under this name.");
    }

    /**
     * Moves a file, or a folder with all that is in it, and never onto something. A provider moves and renames in two
     * steps: where both are needed the thing bears the name `via` between them, by which a move that was killed is known.
     */
    void move(String from, String to, String via) throws FolderException {
        Paths.check(to);
        if (to.startsWith(from + "/")) throw new FolderException("bad_path", "A folder can not go into itself.");
        Entry source = look(from);
        if (source == null) throw new FolderException("not_found", "It is not there any more.");
        String toFolder = neededFolder(Paths.parent(to));
        if (look(to) != null) throw new FolderException("already_exists", "Something of this name is there already.");
        if (Paths.parent(from).equals(Paths.parent(to))) {
            rename(source.id, Paths.parent(from), source.name, Paths.name(to));
        } else if (source.name.equals(Paths.name(to))) {
            carry(source, Paths.parent(from), Paths.parent(to), toFolder);
        } else {
            moveAndRename(source, from, to, via, toFolder);
        }
    }

    /**
     * Removes a folder when nothing is in it; false when it stays. A provider removes a folder with all that is in it, so
     * it is asked only where the listing is the disk itself and not what a cloud was when it was last heard of.
     */
    boolean removeEmptyFolder(String path) throws FolderException {
        if (!ON_THIS_DEVICE.equals(tree.getAuthority())) return false;
        Entry folder = look(path);
        if (folder == null || !folder.isFolder || !read(path, folder.id).all.isEmpty()) return false;
        boolean isGone = Boolean.TRUE.equals(attempt(() -> DocumentsContract.deleteDocument(resolver, uriOf(folder.id))));
        listings.remove(path);
        listings.remove(Paths.parent(path));
        return isGone;
    }

    /** The address of a file; it can be read with it as long as the grant holds. */
    String locate(String path) throws FolderException {
        Entry file = look(path);
        if (file == null) throw new FolderException("not_found", "It is not there any more.");
        if (file.isFolder) throw new FolderException("is_folder", "It is a folder.");
        return addressOf(file);
    }

    /** The address of something that was listed, as `locate` gives it. */
    String addressOf(Entry entry) {
        return uriOf(entry.id).toString();
    }

    private void moveAndRename(Entry source, String from, String to, String via, String toFolder) throws FolderException {
        String id = source.name.equals(via) ? source.id : rename(source.id, Paths.parent(from), source.name, via);
        Entry renamed = document(id);
        if (renamed == null) throw new FolderException("io_error", "It was not found again under its name on the way.");
        String carried;
        try {
            carried = carry(renamed, Paths.parent(from), Paths.parent(to), toFolder);
        } catch (FolderException error) {
            rename(id, Paths.parent(from), via, source.name);
            throw error;
        }
        try {
            rename(carried, Paths.parent(to), via, Paths.name(to));
        } catch (FolderException error) {
            Entry stranded = document(carried);
            String home = neededFolder(Paths.parent(from));
            if (stranded != null) rename(carry(stranded, Paths.parent(to), Paths.parent(from), home), Paths.parent(from), via, source.name);
            throw error;
        }
    }

    /** Gives another name in the same folder; another one than this is taken back. Returns the document's id. */
    private String rename(String id, String folder, String before, String name) throws FolderException {
        Uri document = uriOf(id);
        Uri renamed = attempt(() -> DocumentsContract.renameDocument(resolver, document, name));
        listings.remove(folder);
        String now = renamed == null ? id : DocumentsContract.getDocumentId(renamed);
        Entry entry = document(now);
        if (entry != null && entry.name.equals(name)) return now;
        if (entry != null && !entry.name.equals(before)) {
            attempt(() -> DocumentsContract.renameDocument(resolver, uriOf(now), before));
        }
        throw refusal(folder, name);
    }

    /** Moves into another folder under the same name; another one than this is taken back. Returns the document's id. */
    private String carry(Entry source, String fromFolder, String toFolder, String toFolderId) throws FolderException {
        if (!source.canMove) throw new FolderException("unsupported", "Nothing can be moved in this place.");
        Uri from = uriOf(neededFolder(fromFolder));
        Uri into = uriOf(toFolderId);
        Uri moved = attempt(() -> DocumentsContract.moveDocument(resolver, uriOf(source.id), from, into));
        listings.remove(fromFolder);
        listings.remove(toFolder);
        if (moved == null) throw refusal(toFolder, source.name);
        String id = DocumentsContract.getDocumentId(moved);
        Entry entry = document(id);
        if (entry != null && entry.name.equals(source.name)) return id;
        if (entry != null) attempt(() -> DocumentsContract.moveDocument(resolver, moved, into, from));
        throw new FolderException("already_exists", "Something of this name is there already.");
    }

    private FolderException refusal(String folder, String name) throws FolderException {
        return look(Paths.join(folder, name)) == null
            ? new FolderException("io_error", "The place did not do it.")
            : new FolderException("already_exists", "Something of this name is there already.");
    }

    private String rootId() {
        return DocumentsContract.getTreeDocumentId(tree);
    }

    private Uri uriOf(String id) {
        return DocumentsContract.buildDocumentUriUsingTree(tree, id);
    }

    /** The id of a folder by its path; null when no folder is there. */
    private String folderId(String path) throws FolderException {
        if (path.isEmpty()) return rootId();
        Entry entry = look(path);
        return entry != null && entry.isFolder ? entry.id : null;
    }

    private String neededFolder(String path) throws FolderException {
        String id = folderId(path);
        if (id == null) throw new FolderException("not_a_folder", "There is no folder of this name.");
        return id;
    }

    private Listing read(String path, String id) throws FolderException {
        Listing listing = new Listing();
        Uri children = DocumentsContract.buildChildDocumentsUriUsingTree(tree, id);
        try (Cursor rows = resolver.query(children, COLUMNS, null, null, null)) {
            if (rows == null) throw new FolderException("io_error", "The folder can not be read.");
            while (rows.moveToNext()) listing.add(new Entry(rows));
        } catch (SecurityException error) {
            throw new FolderException("permission_denied", "The folder is not open to the app any more.", error);
        } catch (IllegalArgumentException error) {
            throw new FolderException("not_found", "The folder is not there any more.", error);
        }
        listings.put(path, listing);
        return listing;
    }

    /** One document as it is now; null when it is gone. */
    private Entry document(String id) throws FolderException {
        try (Cursor row = resolver.query(uriOf(id), COLUMNS, null, null, null)) {
            return row != null && row.moveToFirst() ? new Entry(row) : null;
        } catch (SecurityException error) {
            throw new FolderException("permission_denied", "The folder is not open to the app any more.", error);
        } catch (IllegalArgumentException error) {
            return null;
        }
    }

    private interface Step<Result> {
        Result run() throws IOException;
    }

    /** What a provider answers; null when it refuses, in whatever way. */
    private static <Result> Result attempt(Step<Result> step) {
        try {
            return step.run();
        } catch (IOException | IllegalStateException | IllegalArgumentException | SecurityException | UnsupportedOperationException error) {
            return null;
        }
    }
}
