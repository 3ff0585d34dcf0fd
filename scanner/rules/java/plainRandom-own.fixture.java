package games;

class Own {
    static class Random {
        int nextInt() {
            return 4;
        }
    }

    static class Math {
        static double random() {
            return 0.4;
        }
    }

    void uses() {
        new Random().nextInt();
        Math.random();
        random();
    }

    double random() {
        return 0.5;
    }
}
