package app.octavo.folders;

import android.net.Uri;
import com.getcapacitor.JSArray;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** Folders that a person opened to the app, for the page: takes a call apart, asks the tree, answers. */
@CapacitorPlugin(name = "OctavoFolders")
public class FoldersPlugin extends Plugin {

    private final Map<String, FolderTree> trees = new HashMap<>();

    /** One question to a tree. */
    private interface Ask {
        JSObject answer(FolderTree tree) throws FolderException, JSONException;
    }

    /** What the folder picker lent is kept over the end of the app; a grant is the address of the tree. */
    @PluginMethod
    public void keep(PluginCall call) {
        String path = call.getString("path");
        if (path == null) {
            call.reject("There is no path.", "bad_path");
            return;
        }
        try {
            Uri tree = Uri.parse(path);
            FolderTree.keep(getContext().getContentResolver(), tree);
            call.resolve(new JSObject().put("grant", path).put("name", treeOf(path).name()));
        } catch (FolderException error) {
            call.reject(error.getMessage(), error.code);
        }
    }

    /** Whether a grant still holds. */
    @PluginMethod
    public void check(PluginCall call) {
        with(call, (tree) -> new JSObject().put("isGranted", tree.isGranted()));
    }

    /** What lies in a folder; no entries when no folder is there. */
    @PluginMethod
    public void list(PluginCall call) {
        with(call, (tree) -> {
            List<FolderTree.Entry> inside = tree.list(call.getString("path", ""));
            if (inside == null) return new JSObject();
            JSArray entries = new JSArray();
            for (FolderTree.Entry entry : inside) entries.put(asObject(tree, entry));
            return new JSObject().put("entries", entries);
        });
    }

    /** What lies at some paths, in their order; null where nothing does. */
    @PluginMethod
    public void stat(PluginCall call) {
        with(call, (tree) -> {
            JSArray paths = call.getArray("paths", new JSArray());
            JSArray found = new JSArray();
            for (int index = 0; index < paths.length(); index++) {
                FolderTree.Entry entry = tree.look(paths.getString(index));
                found.put(entry == null ? JSONObject.NULL : asObject(tree, entry));
            }
            return new JSObject().put("found", found);
        });
    }

    @PluginMethod
    public void makeFolder(PluginCall call) {
        with(call, (tree) -> {
            tree.makeFolder(call.getString("path", ""));
            return new JSObject();
        });
    }

    @PluginMethod
    public void move(PluginCall call) {
        with(call, (tree) -> {
            tree.move(call.getString("from", ""), call.getString("to", ""), call.getString("via", ""));
            return new JSObject();
        });
    }

    @PluginMethod
    public void removeEmptyFolder(PluginCall call) {
        with(call, (tree) -> new JSObject().put("removed", tree.removeEmptyFolder(call.getString("path", ""))));
    }

    /** The address of a file, one of a cloud too: it is fetched when it is read. */
    @PluginMethod
    public void locate(PluginCall call) {
        with(call, (tree) -> new JSObject().put("uri", tree.locate(call.getString("path", ""))));
    }

    private void with(PluginCall call, Ask ask) {
        String grant = call.getString("grant");
        if (grant == null) {
            call.reject("There is no grant.", "permission_denied");
            return;
        }
        try {
            call.resolve(ask.answer(treeOf(grant)));
        } catch (FolderException error) {
            call.reject(error.getMessage(), error.code);
        } catch (JSONException error) {
            call.reject("The call was not understood.", "bad_path");
        }
    }

    private FolderTree treeOf(String grant) {
        FolderTree known = trees.get(grant);
        if (known != null) return known;
        FolderTree opened = new FolderTree(getContext().getContentResolver(), Uri.parse(grant));
        trees.put(grant, opened);
        return opened;
    }

    /** With the address of a file that is on this device: the page turns it into one of its own to read the file. */
    private static JSObject asObject(FolderTree tree, FolderTree.Entry entry) {
        JSObject object = new JSObject()
            .put("name", entry.name)
            .put("type", entry.isFolder ? "folder" : "file")
            .put("sizeBytes", entry.sizeBytes)
            .put("modifiedAtMs", entry.modifiedAtMs)
            .put("isAway", entry.isAway);
        return entry.isFolder || entry.isAway ? object : object.put("uri", tree.addressOf(entry));
    }
}
