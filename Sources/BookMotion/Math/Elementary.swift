public enum Elementary {}
