package app.octavo.folders;

/** Why something could not be done with a folder: `code` is one of the codes of Octavo's core. */
final class FolderException extends Exception {

    final String code;

    FolderException(String code, String message) {
        super(message);
        this.code = code;
    }

    FolderException(String code, String message, Throwable cause) {
        super(message, cause);
        this.code = code;
    }
}
